BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE happenings (
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	time DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	seat INTEGER, 
	request VARCHAR(64), 
	ply INTEGER NOT NULL, 
	actors VARCHAR(16) NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',1,1800000000.0,'{"type":"began","players":[{"name":"Anna","bot":null,"stand_in":false,"awaited":false},{"name":"Friend 1","bot":null,"stand_in":false,"awaited":false}],"nonces":["plum","pine"],"opened":1800000000}',1,NULL,4,'AB',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',2,1800000000.0,'{"type":"moved","seat":0,"action":"travel-as hirotada","at":0.0}',0,'move 0 4',5,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',3,1800000000.0,'{"type":"moved","seat":1,"action":"travel-as mitsukuni","at":0.0}',1,'move 1 5',9,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',4,1800000000.0,'{"type":"moved","seat":0,"action":"walk otsu","at":0.0}',0,'move 2 9',13,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',5,1800000000.0,'{"type":"moved","seat":0,"action":"buy sandogasa","at":0.0}',0,'move 3 13',14,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',6,1800000000.0,'{"type":"moved","seat":0,"action":"buy yukata","at":0.0}',0,'move 4 14',15,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',7,1800000000.0,'{"type":"moved","seat":0,"action":"buy ocha","at":0.0}',0,'move 5 15',16,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',8,1800000000.0,'{"type":"moved","seat":1,"action":"walk kusatsu","at":0.0}',1,'move 6 16',17,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',9,1800000000.0,'{"type":"moved","seat":1,"action":"donate 1","at":0.0}',1,'move 7 17',18,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',10,1800000000.0,'{"type":"moved","seat":1,"action":"walk ishibe","at":0.0}',1,'move 8 18',19,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',11,1800000000.0,'{"type":"moved","seat":0,"action":"walk minakuchi","at":0.0}',0,'move 9 19',20,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',12,1800000000.0,'{"type":"moved","seat":1,"action":"walk tsuchiyama","at":0.0}',1,'move 10 20',22,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',13,1800000000.0,'{"type":"moved","seat":1,"action":"walk sakashita","at":0.0}',1,'move 11 22',23,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',14,1800000000.0,'{"type":"moved","seat":0,"action":"walk seki","at":0.0}',0,'move 12 23',24,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',15,1800000000.0,'{"type":"moved","seat":1,"action":"walk kameyama","at":0.0}',1,'move 13 24',28,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',16,1800000000.0,'{"type":"moved","seat":1,"action":"buy jubako","at":0.0}',1,'move 14 28',29,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',17,1800000000.0,'{"type":"moved","seat":1,"action":"buy netsuke","at":0.0}',1,'move 15 29',30,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',18,1800000000.0,'{"type":"moved","seat":1,"action":"buy konpeito","at":0.0}',1,'move 16 30',31,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',19,1800000000.0,'{"type":"moved","seat":1,"action":"walk shono","at":0.0}',1,'move 17 31',32,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',20,1800000000.0,'{"type":"moved","seat":0,"action":"walk ishiyakushi","at":0.0}',0,'move 18 32',34,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',21,1800000000.0,'{"type":"moved","seat":1,"action":"walk yokkaichi","at":0.0}',1,'move 19 34',35,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',22,1800000000.0,'{"type":"moved","seat":1,"action":"walk kuwana","at":0.0}',1,'move 20 35',36,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',23,1800000000.0,'{"type":"moved","seat":0,"action":"walk miya","at":0.0}',0,'move 21 36',38,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',24,1800000000.0,'{"type":"moved","seat":1,"action":"walk narumi","at":0.0}',1,'move 22 38',43,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',25,1800000000.0,'{"type":"moved","seat":1,"action":"fast","at":0.0}',1,'move 23 43',44,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',26,1800000000.0,'{"type":"moved","seat":1,"action":"walk narumi","at":0.0}',1,'move 24 44',46,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',27,1800000000.0,'{"type":"moved","seat":0,"action":"walk narumi","at":0.0}',0,'move 25 46',47,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',28,1800000000.0,'{"type":"moved","seat":0,"action":"eat misoshiru","at":0.0}',0,'move 26 47',48,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',29,1800000000.0,'{"type":"moved","seat":0,"action":"walk chiryu","at":0.0}',0,'move 27 48',49,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',30,1800000000.0,'{"type":"moved","seat":0,"action":"walk okazaki","at":0.0}',0,'move 28 49',50,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',31,1800000000.0,'{"type":"moved","seat":1,"action":"walk fujikawa","at":0.0}',1,'move 29 50',51,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',32,1800000000.0,'{"type":"moved","seat":0,"action":"walk akasaka","at":0.0}',0,'move 30 51',52,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',33,1800000000.0,'{"type":"moved","seat":0,"action":"walk goyu","at":0.0}',0,'move 31 52',53,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',34,1800000000.0,'{"type":"moved","seat":1,"action":"walk yoshida","at":0.0}',1,'move 32 53',55,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',35,1800000000.0,'{"type":"moved","seat":0,"action":"walk futagawa","at":0.0}',0,'move 33 55',56,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',36,1800000000.0,'{"type":"moved","seat":0,"action":"donate 1","at":0.0}',0,'move 34 56',57,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',37,1800000000.0,'{"type":"moved","seat":0,"action":"walk shirasuka","at":0.0}',0,'move 35 57',58,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',38,1800000000.0,'{"type":"moved","seat":1,"action":"walk arai","at":0.0}',1,'move 36 58',59,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',39,1800000000.0,'{"type":"moved","seat":0,"action":"walk maisaka","at":0.0}',0,'move 37 59',60,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',40,1800000000.0,'{"type":"moved","seat":0,"action":"walk hamamatsu","at":0.0}',0,'move 38 60',61,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',41,1800000000.0,'{"type":"moved","seat":1,"action":"walk mitsuke","at":0.0}',1,'move 39 61',62,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',42,1800000000.0,'{"type":"moved","seat":0,"action":"walk fukuroi","at":0.0}',0,'move 40 62',67,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',43,1800000000.0,'{"type":"moved","seat":0,"action":"eat dango","at":0.0}',0,'move 41 67',68,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',44,1800000000.0,'{"type":"moved","seat":0,"action":"walk fukuroi","at":0.0}',0,'move 42 68',70,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',45,1800000000.0,'{"type":"moved","seat":1,"action":"walk fukuroi","at":0.0}',1,'move 43 70',71,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',46,1800000000.0,'{"type":"moved","seat":1,"action":"eat yakitori","at":0.0}',1,'move 44 71',72,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',47,1800000000.0,'{"type":"moved","seat":1,"action":"walk kakegawa","at":0.0}',1,'move 45 72',73,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',48,1800000000.0,'{"type":"moved","seat":1,"action":"walk nissaka","at":0.0}',1,'move 46 73',74,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',49,1800000000.0,'{"type":"moved","seat":0,"action":"walk kanaya","at":0.0}',0,'move 47 74',76,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',50,1800000000.0,'{"type":"moved","seat":1,"action":"walk shimada","at":0.0}',1,'move 48 76',77,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',51,1800000000.0,'{"type":"moved","seat":1,"action":"walk fujieda","at":0.0}',1,'move 49 77',78,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',52,1800000000.0,'{"type":"moved","seat":0,"action":"walk okabe","at":0.0}',0,'move 50 78',80,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',53,1800000000.0,'{"type":"moved","seat":1,"action":"walk mariko","at":0.0}',1,'move 51 80',81,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',54,1800000000.0,'{"type":"moved","seat":1,"action":"walk fuchu","at":0.0}',1,'move 52 81',82,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',55,1800000000.0,'{"type":"moved","seat":0,"action":"walk ejiri","at":0.0}',0,'move 53 82',83,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',56,1800000000.0,'{"type":"moved","seat":0,"action":"donate 1","at":0.0}',0,'move 54 83',84,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',57,1800000000.0,'{"type":"moved","seat":1,"action":"walk okitsu","at":0.0}',1,'move 55 84',85,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',58,1800000000.0,'{"type":"moved","seat":1,"action":"walk yui","at":0.0}',1,'move 56 85',86,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',59,1800000000.0,'{"type":"moved","seat":0,"action":"walk kanbara","at":0.0}',0,'move 57 86',87,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',60,1800000000.0,'{"type":"moved","seat":1,"action":"walk yoshiwara","at":0.0}',1,'move 58 87',91,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',61,1800000000.0,'{"type":"moved","seat":1,"action":"buy furoshiki","at":0.0}',1,'move 59 91',92,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',62,1800000000.0,'{"type":"moved","seat":1,"action":"buy shikki","at":0.0}',1,'move 60 92',93,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',63,1800000000.0,'{"type":"moved","seat":1,"action":"buy sumie","at":0.0}',1,'move 61 93',94,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',64,1800000000.0,'{"type":"moved","seat":1,"action":"walk hara","at":0.0}',1,'move 62 94',100,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',65,1800000000.0,'{"type":"moved","seat":0,"action":"walk hara","at":0.0}',0,'move 63 100',101,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',66,1800000000.0,'{"type":"moved","seat":0,"action":"eat soba","at":0.0}',0,'move 64 101',102,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',67,1800000000.0,'{"type":"moved","seat":1,"action":"walk hara","at":0.0}',1,'move 65 102',103,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',68,1800000000.0,'{"type":"moved","seat":1,"action":"eat misoshiru","at":0.0}',1,'move 66 103',104,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',69,1800000000.0,'{"type":"moved","seat":1,"action":"walk numazu","at":0.0}',1,'move 67 104',106,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',70,1800000000.0,'{"type":"moved","seat":0,"action":"walk mishima","at":0.0}',0,'move 68 106',107,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',71,1800000000.0,'{"type":"moved","seat":0,"action":"donate 1","at":0.0}',0,'move 69 107',108,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',72,1800000000.0,'{"type":"moved","seat":0,"action":"walk hakone","at":0.0}',0,'move 70 108',109,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',73,1800000000.0,'{"type":"moved","seat":1,"action":"walk odawara","at":0.0}',1,'move 71 109',113,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',74,1800000000.0,'{"type":"moved","seat":1,"action":"buy gofu","at":0.0}',1,'move 72 113',114,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',75,1800000000.0,'{"type":"moved","seat":1,"action":"buy washi","at":0.0}',1,'move 73 114',115,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',76,1800000000.0,'{"type":"moved","seat":0,"action":"walk oiso","at":0.0}',0,'move 74 115',116,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',77,1800000000.0,'{"type":"moved","seat":0,"action":"walk hiratsuka","at":0.0}',0,'move 75 116',117,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',78,1800000000.0,'{"type":"moved","seat":1,"action":"walk fujisawa","at":0.0}',1,'move 76 117',119,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',79,1800000000.0,'{"type":"moved","seat":0,"action":"walk totsuka","at":0.0}',0,'move 77 119',121,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',80,1800000000.0,'{"type":"moved","seat":0,"action":"walk hodogaya","at":0.0}',0,'move 78 121',122,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',81,1800000000.0,'{"type":"moved","seat":1,"action":"walk kanagawa","at":0.0}',1,'move 79 122',123,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',82,1800000000.0,'{"type":"moved","seat":0,"action":"walk shinagawa","at":0.0}',0,'move 80 123',127,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',83,1800000000.0,'{"type":"moved","seat":0,"action":"buy manju","at":0.0}',0,'move 81 127',128,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',84,1800000000.0,'{"type":"moved","seat":0,"action":"walk kawasaki","at":0.0}',0,'move 82 128',129,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',85,1800000000.0,'{"type":"moved","seat":1,"action":"walk edo","at":0.0}',1,'move 83 129',134,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',86,1800000000.0,'{"type":"moved","seat":1,"action":"fast","at":0.0}',1,'move 84 134',135,'B',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',87,1800000000.0,'{"type":"moved","seat":1,"action":"walk edo","at":0.0}',1,'move 85 135',137,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',88,1800000000.0,'{"type":"moved","seat":0,"action":"walk edo","at":0.0}',0,'move 86 137',138,'A',1800000000.0);
INSERT INTO "happenings" VALUES('sbxjpvmfe8gv',89,1800000000.0,'{"type":"moved","seat":0,"action":"fast","at":0.0}',0,'move 87 138',139,'',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',1,1800000000.0,'{"type":"began","players":[{"name":"Anna","bot":null,"stand_in":false,"awaited":false},{"name":"Friend 1","bot":null,"stand_in":false,"awaited":false}],"nonces":["plum","pine"],"opened":1800000000}',1,NULL,4,'AB',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',2,1800000000.0,'{"type":"moved","seat":0,"action":"travel-as hiroshige","at":0.0}',0,'move 0 4',5,'B',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',3,1800000000.0,'{"type":"moved","seat":1,"action":"travel-as yoshiyasu","at":0.0}',1,'move 1 5',9,'A',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',4,1800000000.0,'{"type":"moved","seat":0,"action":"walk otsu","at":0.0}',0,'move 2 9',13,'A',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',5,1800000000.0,'{"type":"moved","seat":0,"action":"buy gofu","at":0.0}',0,'move 3 13',14,'A',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',6,1800000000.0,'{"type":"moved","seat":0,"action":"buy manju","at":0.0}',0,'move 4 14',15,'A',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',7,1800000000.0,'{"type":"moved","seat":0,"action":"walk kusatsu","at":0.0}',0,'move 5 15',16,'B',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',8,1800000000.0,'{"type":"moved","seat":1,"action":"walk ishibe","at":0.0}',1,'move 6 16',19,'B',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',9,1800000000.0,'{"type":"moved","seat":1,"action":"keep shokunin","at":0.0}',1,'move 7 19',21,'A',1800000000.0);
INSERT INTO "happenings" VALUES('mpe9qkchqys9',10,1800000000.0,'{"type":"moved","seat":0,"action":"walk minakuchi","at":0.0}',0,'move 8 21',22,'A',1800000000.0);
CREATE TABLE links (
	token_hash VARCHAR(64) NOT NULL, 
	used BOOLEAN NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	locked_key VARCHAR(128) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (token_hash, used)
);
CREATE TABLE pulse (
	time DOUBLE NOT NULL
);
INSERT INTO "pulse" VALUES(0.0);
CREATE TABLE seats (
	table_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64), 
	key_hash VARCHAR(64), 
	nonce VARCHAR(64), 
	bot VARCHAR(64), 
	stand_in BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('sbxjpvmfe8gv',0,'Anna','b003f0e3c141709815e5a620b0705f0b785f8e384e3b0b344ea1cbac086ea8a2','plum',NULL,0);
INSERT INTO "seats" VALUES('sbxjpvmfe8gv',1,'Friend 1','1ac49097f328438bd4bd46aaaa94742437d2ca01c7f1d4944fde8b7daaac64eb','pine',NULL,0);
INSERT INTO "seats" VALUES('mpe9qkchqys9',0,'Anna','2dc728fe40178ca363bc7c84b4f0ab682220a5100d992eba0172b7e67c5153ba','plum',NULL,0);
INSERT INTO "seats" VALUES('mpe9qkchqys9',1,'Friend 1','1ddac5dd190b14260fe43ced626192e8ee315008c71b0f2f8c86caacd62b8cf7','pine',NULL,0);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	title VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	engine VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	corrections TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	limit_seconds INTEGER NOT NULL, 
	coach BOOLEAN NOT NULL, 
	host INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	watch VARCHAR(64) NOT NULL, 
	created INTEGER NOT NULL, 
	rematch VARCHAR(64), 
	maker VARCHAR(64), 
	analysis TEXT, result TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('sbxjpvmfe8gv','tokaido',2,'0.1.0','{"initiation":"off","return-trip":"off","gastronomy":"off","preparations":"off"}','{}','over',0,'live',300,1,0,'ec1093de94ae972ee61dae039c3c7b753dabe69c530ce0fb418af82612ede3d6','me3YDdS7GPUZzEyAhTtnkq8EfjNXC5wh','1EWCc50s_sY91gFshj2XHpY93vjagSg6',1800000000,NULL,'maker',NULL,'{"scores":[75,67],"ranking":[1,2]}');
INSERT INTO "tables" VALUES('mpe9qkchqys9','tokaido',2,'0.1.0','{"initiation":"off","return-trip":"off","gastronomy":"off","preparations":"off"}','{}','playing',0,'live',300,1,0,'caba1d255df1102dedfc1a278f7da5444f965414425044fa098c50c935d51a12','6IHii3oB2JSg_EFB9YhgwOr_flIYhB-_','roLlCM684I1ct35ctUUJoJknxH8vYf8-',1800000000,NULL,'maker',NULL,NULL);
CREATE INDEX tables_by_status ON tables (status, public);
CREATE INDEX tables_by_maker ON tables (maker);
CREATE INDEX seats_by_key ON seats (key_hash);
COMMIT;

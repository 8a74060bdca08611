/** boardgame.io's own server, as its documentation starts it: `node server.js PORT`. */

const { Server } = require("boardgame.io/server");
const { Tricks } = require("./game.js");

const server = Server({ games: [Tricks], origins: ["http://127.0.0.1"] });
const port = { port: Number(process.argv[2]), host: "127.0.0.1" };
server.run({ port, callback: () => console.log("listening") });

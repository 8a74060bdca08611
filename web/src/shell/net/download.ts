// Saves the match file of a table on the user's disk.
import { api } from "./api";

export async function download(
  table: string,
  key: string | null,
): Promise<void> {
  const words = await api.text(`/api/tables/${table}/file`, key);
  const address = URL.createObjectURL(
    new Blob([words], { type: "text/plain" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table}.match`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

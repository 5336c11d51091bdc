/** A file in the memory of this page. Plain values, because the store takes no others. */
export type ReceivedFile = {
  /** As the server calls it. */
  name: string;
  /** A `blob:` address, good until it is revoked. */
  address: string;
};

/**
 * Handles the reply to a call for a file; a refusal is handed on as text. Bytes, since reading them as text would drop the mark at their
 * start by which spreadsheets know UTF-8.
 *
 * @param otherwise the file's name if the server gives it none
 */
export const fileHandler =
  (otherwise: string) =>
  async (response: Response): Promise<ReceivedFile | string> => {
    if (!response.ok) {
      return response.text();
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;
    return { name, address: URL.createObjectURL(await response.blob()) };
  };

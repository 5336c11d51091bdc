const readMs = 60_000;

/** Hands what is at a `blob:` address to the browser as a download, and revokes the address. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}

/** Hands a file to the browser as a download. */
export function saveFile(name: string, mediaType: string, content: string): void {
  saveFrom(URL.createObjectURL(new Blob([content], { type: mediaType })), name);
}

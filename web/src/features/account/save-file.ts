const readMs = 60_000;

/** Hands a file to the browser as a download. */
export function saveFile(name: string, mediaType: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}

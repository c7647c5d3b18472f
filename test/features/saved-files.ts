/** Captures the files that the page would save, until `restore`. */
export function catchFiles() {
  const { click } = HTMLAnchorElement.prototype;
  const files: { name: string; url: string; file: Promise<Blob> }[] = [];
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    files.push({ name: this.download, url: this.href, file: fetch(this.href).then((answer) => answer.blob()) });
  };
  return { files, restore: () => (HTMLAnchorElement.prototype.click = click) };
}

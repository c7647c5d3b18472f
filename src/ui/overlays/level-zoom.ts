/** On a page that zooms by CSS a box is placed without the zoom, as the window is measured; what stands in it keeps it by `--zoom`. */
export function levelZoom(box: HTMLElement, zoom: number): void {
  box.style.setProperty('zoom', String(1 / zoom));
  box.style.setProperty('--zoom', String(zoom));
}

/** Cancels the CSS zoom of the page on a box, which is positioned in window pixels; the box's content zooms by `--zoom`. */
export function cancelZoom(box: HTMLElement, zoom: number): void {
  box.style.setProperty('zoom', String(1 / zoom));
  box.style.setProperty('--zoom', String(zoom));
}

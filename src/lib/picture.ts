/** Whether the browser can decode the file as an image. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** False for a file that was changed, moved or deleted after it was chosen. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file.arrayBuffer().then(
    () => true,
    () => false,
  );

/** Draws an image over the whole canvas, cropped. Needs no object URL, which the page's policy might block. */
export async function drawPicture(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const { width, height } = canvas;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, width, height);
  context?.drawImage(picture, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight);
  picture.close();
}

/** The extensions of JPG files: cameras, scanners and browsers use all of them. The first is the usual one. */
export const JPEG_EXTENSIONS: readonly [string, ...string[]] = ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'];

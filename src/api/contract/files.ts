/** The names of files that the panel and the practice server accept alike. */
export { JPEG_EXTENSIONS } from '../../lib/jpeg-extensions';

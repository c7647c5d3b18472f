/** A file that somebody sent, as it is kept. */
export interface StoredFile {
  media_type: string;
  content: Uint8Array;
}

/** What libsql hands out for a BLOB. */
export interface FileRow {
  media_type: string;
  content: ArrayBuffer;
}

export const fileOf = ({ media_type, content }: FileRow): StoredFile => ({
  media_type,
  content: new Uint8Array(content),
});

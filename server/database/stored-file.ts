/** A stored upload. */
export interface StoredFile {
  media_type: string;
  content: Uint8Array;
}

/** libsql's type of a BLOB. */
export interface FileRow {
  media_type: string;
  content: ArrayBuffer;
}

export const fileOf = ({ media_type, content }: FileRow): StoredFile => ({
  media_type,
  content: new Uint8Array(content),
});

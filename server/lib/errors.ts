/** The code of Node's and libsql's errors, such as ENOENT; empty for any other error. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

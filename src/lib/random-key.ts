/** 128 random bits as text. `crypto.randomUUID` exists in secure contexts only, and a practice may be served without TLS. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

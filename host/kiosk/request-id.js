// @ts-check

/** An id by which the server recognizes a request that is sent again. */
export function newRequestId() {
  // Not `randomUUID`: a tablet in the practice's network may open the page without TLS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

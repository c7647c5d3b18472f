/** `mailto:` of an e-mail address; `null` for anything else. Encoded, so that it cannot add a subject, recipients or a body. */
export function mailLink(email: string): string | null {
  const [, name, host] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? [];
  return name && host ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}` : null;
}

/** `tel:` of a telephone number as people write it; `null` if it has too few digits. */
export function phoneLink(phone: string): string | null {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d{3}/.test(number) && /^[\d\s/+().-]+$/.test(phone) ? `tel:${number}` : null;
}

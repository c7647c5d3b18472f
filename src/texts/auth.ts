import { inSeconds } from './failures';

export const authTexts = {
  product: 'Ordinácia',
  logout: 'Odhlásiť sa',
  intro: 'Prihláste sa do svojej ordinácie.',
  username: 'Prihlasovacie meno',
  usernameInfo: 'Zvyčajne Váš e-mail.',
  password: 'Heslo',
  code: 'Kód z aplikácie',
  codeInfo: 'Šesť číslic z overovacej aplikácie alebo jeden z obnovovacích kódov.',
  back: 'Späť',
  submit: 'Prihlásiť sa',
  sending: 'Prihlasuje sa…',
  loggingOut: 'Odhlasuje sa…',
  expired: 'Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.',
  wrong: 'Nesprávne prihlasovacie meno alebo heslo.',
  wait: (seconds: number) => `Priveľa pokusov o prihlásenie. Skúste to znova o ${inSeconds(seconds)}.`,
  waitUnknown: 'Priveľa pokusov o prihlásenie. Skúste to o chvíľu znova.',
  offline: 'Server je nedostupný. Skontrolujte pripojenie na internet a skúste to znova.',
  timeout: 'Server neodpovedal včas. Skúste to znova.',
  broken: 'Prihlásenie sa nepodarilo pre chybu na serveri. Skúste to o chvíľu znova.',
};

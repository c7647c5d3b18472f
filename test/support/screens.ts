/** Each screen with the call that fills it, and with what is seen once it is filled. */
export const screens = [
  ['overview', '/prehlady', '/api/dashboard', /Návštevy/],
  ['waiting room', '/cakaren', '/api/tickets', 'Ďalší pacient'],
  ['patients', '/pacienti', '/api/patients', /Eva Malá/],
  ['prescriptions', '/e-recepty', '/api/recepts', /Prestarium/],
  ['office hours', '/ordinacne-hodiny', '/api/office-hours-get', /Ranné hodiny/],
  ['transactions', '/transakcie', '/api/payments', /Prednostný termín/],
  ['payouts', '/vyplaty', '/api/payouts', /január/],
  ['settings', '/nastavenia', '/api/administration-init', /Kiosk/],
  ['profile', '/nastavenie-profilu', '/api/administration-init', /Heslo/],
] as const;

/** „Termíny v kalendári telefónu“ in the settings: the address that calendar apps subscribe to. */
export const calendarFeedTexts = {
  title: 'Termíny v kalendári telefónu',
  hint: 'Kalendár v telefóne alebo v počítači môže ukazovať Vaše termíny: ich druh a čas, bez mien a poznámok. Sám sa obnovuje, spravidla raz za hodinu.',
  loadFailed: 'Odkaz na kalendár sa nepodarilo načítať',
  make: 'Vytvoriť odkaz',
  address: 'Odkaz na kalendár',
  addressInfo: 'V aplikácii kalendára ho zadajte ako odoberaný kalendár. Kto odkaz pozná, vidí časy Vašich termínov.',
  copy: 'Kopírovať',
  copied: 'Odkaz je skopírovaný',
  copyFailed: 'Prehliadač nedovolil kopírovať. Odkaz označte a skopírujte sami.',
  open: 'Otvoriť v kalendári',
  renew: 'Vytvoriť nový odkaz',
  renewTitle: 'Naozaj chcete vytvoriť nový odkaz?',
  renewDescription: 'Kalendáre s doterajším odkazom prestanú termíny ukazovať, kým v nich nezadáte nový.',
  revoke: 'Zrušiť odkaz',
  revokeTitle: 'Naozaj chcete odkaz zrušiť?',
  revokeDescription: 'Kalendáre, ktoré termíny odoberajú, ich prestanú ukazovať.',
  done: {
    make: 'Odkaz na kalendár je vytvorený',
    renew: 'Nový odkaz platí, doterajší už nie',
    revoke: 'Odkaz na kalendár je zrušený',
  },
  failed: {
    make: 'Odkaz sa nepodarilo vytvoriť.',
    renew: 'Nový odkaz sa nepodarilo vytvoriť. Platí doterajší.',
    revoke: 'Odkaz sa nepodarilo zrušiť. Stále platí.',
  },
  unknown: {
    make: 'Nevieme, či sa odkaz podarilo vytvoriť. Server to nepotvrdil.',
    renew: 'Nevieme, či sa nový odkaz podarilo vytvoriť. Server to nepotvrdil.',
    revoke: 'Nevieme, či sa odkaz podarilo zrušiť. Server to nepotvrdil.',
  },
};

import { isolated } from '../lib/clean-text';

/** „Kolegovia“ in the settings. */
export const colleagueSettingTexts = {
  title: 'Kolegovia',
  hint: 'Sestra alebo asistent sa prihlasuje do Vašej ambulancie vlastným heslom. Pracuje s čakárňou, pacientmi, termínmi, ordinačnými hodinami a oznamom, žiadosti o recept si môže iba prezerať. Platby, výplaty, Váš profil ani nastavenia ambulancie nevidí.',
  list: 'Kto sa prihlasuje',
  loadFailed: 'Kolegov sa nepodarilo načítať',
  none: 'Zatiaľ sa do ambulancie prihlasujete iba Vy.',
  invited: (when: string) => `Odkaz platí do: ${when}`,
  expired: 'Platnosť odkazu sa skončila',
  used: (when: string) => `naposledy: ${when}`,
  loggedOut: 'teraz bez prihlásenia',
  newLink: 'Nový odkaz',
  newLinkOf: (name: string) => `Nový odkaz: ${isolated(name)}`,
  newLinkTitle: 'Vytvoriť nový odkaz?',
  newLinkDescription: (name: string) =>
    `${isolated(name)} si ním nastaví nové heslo. Predchádzajúci odkaz prestane platiť. Doterajšie heslo platí, kým sa odkaz nepoužije.`,
  remove: 'Odobrať',
  removeOf: (name: string) => `Odobrať: ${isolated(name)}`,
  removeTitle: 'Naozaj chcete prístup odobrať?',
  removeDescription: (name: string) =>
    `${isolated(name)} bude ihneď všade odhlásený(-á) a už sa neprihlási. Záznamy o vykonanej práci zostanú.`,
  removeFailure: {
    failed: 'Prístup sa nepodarilo odobrať. Stále platí.',
    unknown: 'Nevieme, či sa prístup podarilo odobrať. Server to nepotvrdil.',
  },
  removed: 'Prístup je odobratý',
  form: 'Pozvať kolegu',
  name: 'Meno',
  nameInfo: 'Uvidíte ho pri tom, čo v ambulancii vykoná, napríklad Jana.',
  position: 'Pozícia',
  positionMissing: 'Vyberte, prosím, pozíciu.',
  invite: 'Pozvať',
  inviteFailed: 'Pozvánku sa nepodarilo vytvoriť.',
  inviteUnknown: 'Nevieme, či pozvánka vznikla. Server to nepotvrdil. Skúste to, prosím, znova: druhá nevznikne.',
  linkFailed: 'Odkaz sa nepodarilo vytvoriť.',
  linkUnknown: 'Server nový odkaz nepotvrdil. Predchádzajúci už možno neplatí; skúste to, prosím, znova.',
  linkFor: (name: string) => `Odkaz pre: ${isolated(name)}`,
  linkHint: (when: string) =>
    `Pošlite ho tak, aby ho nevidel nikto iný. Dá sa použiť iba raz a platí do: ${when}. Po zavretí ho už neuvidíte.`,
  copy: 'Kopírovať odkaz',
  copied: 'Odkaz je skopírovaný',
  notCopied: 'Odkaz sa nepodarilo skopírovať. Označte ho a skopírujte ručne.',
  closeLink: 'Hotovo',
};

import { inSeconds } from './failures';
import { plural } from './language/plural';

/** The doctor's own account: password, logged-in devices, second factor. */
export const accountTexts = {
  title: 'Účet a bezpečnosť',
  hint: 'Táto časť je iba pre Vás, pacienti ju nevidia.',
  currentPassword: 'Súčasné heslo',
  code: 'Kód z aplikácie',

  password: {
    title: 'Heslo',
    hint: 'Zvoľte si heslo, ktoré nepoužívate nikde inde.',
    change: 'Zmeniť heslo',
    next: 'Nové heslo',
    nextInfo: (least: number) => `Najmenej ${least} ${plural(least, 'znak', 'znaky', 'znakov')}.`,
    again: 'Nové heslo znova',
    submit: 'Uložiť nové heslo',
    sending: 'Ukladá sa…',
    changed: 'Heslo je zmenené. Ostatné zariadenia boli odhlásené.',
    failed: 'Heslo sa nepodarilo zmeniť.',
    unknown:
      'Server zmenu nepotvrdil, heslo však už môže byť zmenené. Skúste to znova. Ak server súčasné heslo odmietne, platí už nové.',
  },

  sessions: {
    title: 'Prihlásené zariadenia',
    hint: 'Ak niektoré zariadenie nepoznáte, odhláste ho a zmeňte si heslo.',
    loadFailed: 'Prihlásené zariadenia sa nepodarilo načítať',
    onlyThis: 'Inde prihlásení nie ste.',
    unknownDevice: 'Neznáme zariadenie',
    current: 'Toto zariadenie',
    since: (when: string) => `Prihlásené: ${when}`,
    used: (when: string) => `Naposledy použité: ${when}`,
    end: 'Odhlásiť',
    endOf: (device: string) => `Odhlásiť zariadenie ${device}`,
    endTitle: 'Naozaj chcete odhlásiť toto zariadenie?',
    endDescription: (device: string) => `${device}. Kto na ňom pracuje, bude sa musieť znova prihlásiť.`,
    ended: 'Zariadenie bolo odhlásené',
    endFailed: 'Zariadenie sa nepodarilo odhlásiť.',
    endOthers: 'Odhlásiť všetky ostatné',
    endOthersTitle: 'Naozaj chcete odhlásiť všetky ostatné zariadenia?',
    endOthersDescription: 'Prihlásené zostane iba toto zariadenie.',
    othersEnded: 'Ostatné zariadenia boli odhlásené',
    endOthersFailed: 'Ostatné zariadenia sa nepodarilo odhlásiť.',
  },

  secondFactor: {
    title: 'Dvojstupňové overenie',
    loadFailed: 'Stav dvojstupňového overenia sa nepodarilo načítať',
    off: 'Vypnuté',
    on: 'Zapnuté',
    offHint: 'Po zapnutí sa pri prihlásení okrem hesla zadáva aj kód z aplikácie v telefóne. Samo heslo potom nestačí.',
    onHint: 'Pri prihlásení sa okrem hesla zadáva aj kód z aplikácie.',
    codesLeft: (count: number) =>
      `${plural(count, 'Zostáva', 'Zostávajú', 'Zostáva')} ${count} ${plural(count, 'obnovovací kód', 'obnovovacie kódy', 'obnovovacích kódov')}.`,
    fewCodes: 'Vytvorte si nové, kým sa ešte dokážete prihlásiť.',
    turnOn: 'Zapnúť',
    turnOff: 'Vypnúť',
    renew: 'Nové obnovovacie kódy',
    changedElsewhere: 'Overenie sa medzitým zmenilo v inom okne alebo na inom zariadení. Vidíte jeho súčasný stav.',

    beginTitle: 'Zapnúť dvojstupňové overenie',
    beginHint: 'Najprv potvrďte, že ste to Vy.',
    next: 'Pokračovať',
    checking: 'Overuje sa…',
    beginFailed: 'Dvojstupňové overenie sa nepodarilo zapnúť.',
    expired: 'Platnosť nastavenia sa skončila. Začnite, prosím, znova.',

    scan: 'Naskenujte tento kód v overovacej aplikácii, napríklad Google Authenticator alebo Microsoft Authenticator.',
    qr: 'QR kód pre overovaciu aplikáciu',
    openApp: 'Otvoriť v aplikácii na tomto zariadení',
    secret: 'Ak sa kód nedá naskenovať, zadajte do aplikácie tento kľúč',
    copySecret: 'Kopírovať kľúč',
    secretCopied: 'Kľúč je skopírovaný',
    secretNotCopied: 'Kľúč sa nepodarilo skopírovať',
    appCode: 'Kód, ktorý aplikácia ukazuje',
    appCodeInfo: (digits: number) => `${digits} číslic. Mení sa každých 30 sekúnd.`,
    confirmFailed: 'Kód sa nepodarilo overiť.',
    confirmUnknown: 'Server zapnutie nepotvrdil. Skúste to znova s novým kódom.',
    /** Shown if the response was lost although the request succeeded. */
    settled: {
      begin:
        'Dvojstupňové overenie je zapnuté, no obnovovacie kódy k Vám neprišli. Vytvorte si nové: bez nich sa pri strate telefónu neprihlásite.',
      renew: 'Dvojstupňové overenie je vypnuté.',
      end: 'Dvojstupňové overenie je vypnuté.',
    },

    renewTitle: 'Nové obnovovacie kódy',
    renewHint: 'Doterajšie obnovovacie kódy prestanú platiť.',
    renewSubmit: 'Vytvoriť nové kódy',
    renewFailed: 'Nové obnovovacie kódy sa nepodarilo vytvoriť.',
    endTitle: 'Vypnúť dvojstupňové overenie',
    endHint: 'Na prihlásenie potom bude stačiť heslo.',
    endFailed: 'Dvojstupňové overenie sa nepodarilo vypnúť.',
    ended: 'Dvojstupňové overenie je vypnuté',
    codeInfo: 'Šesť číslic z overovacej aplikácie alebo jeden z obnovovacích kódov.',
    proofUnknown:
      'Server zmenu nepotvrdil, možno sa však vykonala. Skontrolujte stav a skúste to prípadne s novým kódom.',
  },

  codes: {
    title: 'Obnovovacie kódy',
    description:
      'Ak prídete o telefón, prihlásite sa jedným z nich namiesto kódu z aplikácie. Každý možno použiť iba raz. Odložte si ich na bezpečné miesto: už ich neuvidíte.',
    copy: 'Kopírovať kódy',
    copied: 'Kódy sú skopírované',
    notCopied: 'Kódy sa nepodarilo skopírovať',
    save: 'Stiahnuť ako súbor',
    file: 'obnovovacie-kody.txt',
    fileHead: 'Ordinácia: obnovovacie kódy. Každý možno použiť iba raz.',
    kept: 'Mám ich uložené',
  },

  failures: {
    busy: 'Server je práve preťažený. Skúste to o chvíľu znova.',
    wait: (seconds: number) => `Priveľa pokusov. Skúste to znova o ${inSeconds(seconds)}.`,
    waitUnknown: 'Priveľa pokusov. Skúste to o chvíľu znova.',
    refused: 'Server údaje odmietol. Skontrolujte ich a skúste to znova.',
  },
};

import { isolated } from '../lib/clean-text';

/** Texts of the form that adds a patient and of the control that moves a ticket; loaded on first use. */
export const queueFormTexts = {
  addForm: {
    patientType: 'Pacient',
    patient: 'Pacient zo zoznamu',
    gone: 'Pacient už nie je vo Vašom zozname. Vyberte iného.',
    patientTypes: { list: 'Zo zoznamu pacientov', other: 'Iné meno' },
    name: 'Meno pacienta',
    kind: 'Druh tiketu',
    kinds: { queue: 'Čakací lístok', schedule: 'Termín', 'schedule-premium': 'Prednostný termín' },
    kindInfo: 'Čakací lístok dostane ďalšie číslo. Termín platí od tejto chvíle.',
    urgent: 'Urgentné',
    urgentInfo: 'Zaradí sa pred všetkých dnes čakajúcich okrem urgentných.',
    note: 'Poznámka',
    submit: 'Pridať',
  },
  twice: {
    title: 'Tento pacient už dnes čaká',
    lead: 'V čakárni dnes už je:',
    confirm: 'Pridať ešte raz',
  },
  order: {
    title: 'Poradie',
    /** The label of the menu on a row. */
    move: 'Presunúť',
    standing: (place: number, count: number) => `${place}. z ${count}`,
    /** The visible label of each button, and its accessible name. */
    first: { short: 'Urgentné: na prvé miesto', whole: 'Urgentné: na prvé miesto' },
    up: { short: 'Vyššie', whole: 'O miesto vyššie' },
    down: { short: 'Nižšie', whole: 'O miesto nižšie' },
    own: { short: 'Pôvodné', whole: 'Na pôvodné miesto' },
    of: (action: string, name: string) => `${action}: ${isolated(name)}`,
    /** For screen readers. */
    moved: (name: string, place: number, count: number) => `${isolated(name)} je teraz ${place}. v poradí z ${count}.`,
    failed: 'Poradie sa nepodarilo zmeniť.',
    unknown: 'Nevieme, či sa poradie podarilo zmeniť. Server to nepotvrdil.',
  },
  changed: 'Čakáreň sa medzitým zmenila, nič sa nepresunulo. Zobrazené je aktuálne poradie.',
};

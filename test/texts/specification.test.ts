import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { panelModules, quickBundle } from '../../build/quick-bundle.mjs';
import { announcementTexts } from '../../src/texts/announcement';
import { billingTexts } from '../../src/texts/billing';
import { calendarTexts } from '../../src/texts/calendar';
import { commonTexts, storeTexts } from '../../src/texts/common';
import { formTexts } from '../../src/texts/forms';
import { invoiceTexts } from '../../src/texts/invoice';
import { officeHoursTexts } from '../../src/texts/office-hours';
import { screenTexts } from '../../src/texts/screens';
import { doctorStateTexts, notificationTexts, patientSearchTexts, shellTexts } from '../../src/texts/shell';
import { prescriptionToastTexts as recepts } from '../../src/texts/prescription-toasts';
import { failedFormTexts } from '../../src/texts/failed-form';
import { storedFormTexts } from '../../src/texts/stored-forms';
import { waitingRoomTexts } from '../../src/texts/waiting-room';

const { days, rows, select } = formTexts;

/** Every text fixed by the specification, with the marks of its rows: the expected text, and the panel's. */
const fixed: readonly [marks: string, text: string, panels: string][] = [
  ['R2', 'Prihlásenie', screenTexts.login.title],
  ['R3', 'Registrácia', screenTexts.registration.title],
  ['R4', 'Odhlásenie', screenTexts.logout.title],
  ['R5', 'Nastavenia', screenTexts.settings.title],
  ['R6', 'Prehľad', screenTexts.overview.title],
  ['R7', 'Čakáreň', screenTexts.waitingRoom.title],
  ['R8', 'Pacienti', screenTexts.patients.title],
  ['R9', 'Transakcie', screenTexts.transactions.title],
  ['R10', 'Platby - Výplaty', screenTexts.payouts.title],
  ['R11', 'Nastavenie Profilu', screenTexts.profile.title],
  ['R12', 'Ordinačné Hodiny', screenTexts.officeHours.title],
  ['R13', 'Upravte Ordinačné Hodiny', screenTexts.officeHoursEdit.title],
  ['R14', 'Recepty', screenTexts.recepts.title],
  ['S3', 'Ordinácia', shellTexts.sections.practice],
  ['S5', 'Ostatné', shellTexts.sections.other],
  ['S5', 'Platby', shellTexts.sections.payments],
  ['S8', 'Search in Patients', patientSearchTexts.placeholder],
  ['S12', 'Vymazať notifikácie', notificationTexts.clear],
  ['S15', 'Detail tiketu', waitingRoomTexts.detail.title],
  ['T5', 'Ďalší pacient', waitingRoomTexts.next],
  ['T6', 'Zrušiť termín', waitingRoomTexts.actions.reject.label],
  ['T8', 'Dnes', waitingRoomTexts.today],
  ['T9', 'Pridať pacienta', waitingRoomTexts.addPatient],
  ['W1', 'Žiaden obsah na zobrazenie', commonTexts.nothingToShow],
  ['W8', 'Pondelok', days.monday],
  ['W8', 'Utorok', days.tuesday],
  ['W8', 'Streda', days.wednesday],
  ['W8', 'Štvrtok', days.thursday],
  ['W8', 'Piatok', days.friday],
  ['W8', 'Sobota', days.saturday],
  ['W8', 'Nedeľa', days.sunday],
  ['W9', 'Pridať riadok', rows.add],
  ['W15', 'Vybrať', calendarTexts.confirm],
  ['W15', 'Zatvoriť', calendarTexts.cancel],
  ['W15', 'Vyberte čas', calendarTexts.titles['date-time']],
  ['W17', 'Sorry, no matching options.', select.none],
  ['W17', 'Loading...', select.loading],
  ['P2', 'Faktúračné údaje', billingTexts.title],
  ['P9', 'Zrušiť', commonTexts.cancel],
  ['P9', 'Áno', commonTexts.yes],
  ['P10', 'Wohoou, super!', commonTexts.alertSuccess],
  ['P10 F2', 'V poriadku', commonTexts.alertDanger],
  ['X1', 'Ordinuje', doctorStateTexts.online],
  ['X1', 'Neordinuje', doctorStateTexts.offline],
  ['X1', 'Končím o 30 minút', doctorStateTexts.ending],
  ['X2', 'Termín', officeHoursTexts.types.schedule],
  ['X2', 'Prednostný termín', officeHoursTexts.types['schedule-premium']],
  ['X2', 'Čakací lístok', officeHoursTexts.types.queue],
  ['X2', 'Iné', officeHoursTexts.types.other],
  ['X8', 'Môžete pridať iba jedno oznámenie.', announcementTexts.onlyOne],
  ['X12', 'Naozaj chcete pridať pacienta do zoznamu pacientov?', waitingRoomTexts.addTitle],
  ['X12', 'Pridajte ho do Vášho zoznamu pacientov a získajte ďalšie funkcie.', waitingRoomTexts.addDescription],
  ['F2', 'Akcia nebola úspešne vykonaná', failedFormTexts.title],
  ['F2', 'Bohužiaľ niekde nastala chyba. Skúste to o chvíľu znovu.', failedFormTexts.description],
  ['F5', 'Pacient bol úspešne pridaný', storeTexts.patientAdded],
  ['F6', 'Pacient bol úspešne vymazaný', storeTexts.patientRemoved],
  ['F7', 'Tiket bol úspešne odbavený', waitingRoomTexts.actions.next.done],
  ['F8', 'Tiket bol úspešne zamietnutý', waitingRoomTexts.actions.reject.done],
  ['F9', 'Notifikácia o vystavení bola pacientovi odoslaná', recepts.accept(1)],
  ['F10', 'Notifikácia o zamietnutí bola pacientovi odoslaná', recepts.reject()],
  ['F11', 'Ordinačné hodiny boli vytvorené', storedFormTexts['office-hours']],
  ['F12', 'Termín bol vytvorený', storedFormTexts.appointment],
  ['F13', 'Absencia bola vytvorená úspešne', storedFormTexts.absence],
  ['F14', 'Faktúra bola úspešne odoslaná', storedFormTexts.invoice],
  ['F15', 'Faktúra bola úspešne nahraná', storedFormTexts.invoiceReplaced],
  ['F16', 'Oznam bol úspešne vytvorený', storedFormTexts.announcement],
  ['F17', 'Stav bol úspešne nastavený', storedFormTexts['doctor-state']],
  ['K5', 'Nahrať', invoiceTexts.submit],
  ['K5', 'Čakajte prosím...', invoiceTexts.sending],
];

describe('the fixed texts of the specification', () => {
  for (const [marks, text, panels] of fixed) it(`${marks} „${text}“`, () => assert.equal(panels, text));

  it('are in the panel as it is built: what nothing uses is not', async () => {
    const { outputFiles } = await build({
      ...quickBundle('production'),
      entryPoints: Object.values(panelModules()),
      outdir: 'unused',
      charset: 'utf8',
      write: false,
    });
    const built = outputFiles.map(({ text }) => text.replaceAll(/\u00a0|\\xA0/g, ' ')).join('\n');
    const whole = fixed.map(([, text]) => text);
    assert.deepEqual(
      whole.filter((text) => !['"', "'", '`'].some((quote) => built.includes(`${quote}${text}${quote}`))),
      [],
    );
  });
});

import { it } from 'node:test';
import { expect } from '../../support/in-node';
import { Failure } from '../../../src/api/failure';
import { appointmentsPart } from '../../../src/features/appointments/part';
import { ticketAddPart } from '../../../src/features/tickets/add';
import { ticketHandled } from '../../../src/features/tickets/events';
import { createPartCore } from '../../support/part-core';

for (const [name, part] of [
  ['appointment', appointmentsPart],
  ['ticket-add', ticketAddPart],
] as const) {
  it(`after a lost response the key of ${name} is kept when a ticket is put back, and dropped when one leaves`, async () => {
    const { core } = createPartCore();
    core.part<ReturnType<typeof part>>(part);
    await core.keys.send(name, 'Eva', () => Promise.reject(new Failure('timeout'))).catch(() => undefined);
    core.events.emit(ticketHandled, { id: 1, action: 'return' });
    expect(core.keys.isOutcomeUnknown(name)).to.equal(true);
    core.events.emit(ticketHandled, { id: 1, action: 'next' });
    expect(core.keys.isOutcomeUnknown(name)).to.equal(false);
  });
}

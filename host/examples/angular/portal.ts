import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { ElementEventMap } from 'ordinacia';
import 'ordinacia/waiting-room';

@Component({
  selector: 'app-portal',
  // Without it Angular looks for components of these names.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Portál polikliniky</h1>
      <p>Odbavené v tomto okne: {{ served() }}</p>
      <button type="button" (click)="isOpen.set(!isOpen())">{{ isOpen() ? 'Skryť' : 'Zobraziť' }} čakáreň</button>
      @if (isOpen()) {
        <ordinacia-waiting-room
          [apiBase]="server"
          realtime-key="ordinacia"
          (ordinacia-ticket-change)="countServed($event)"
        ></ordinacia-waiting-room>
      }
    </main>
  `,
})
export class Portal {
  readonly server = 'https://ordinacia.example';
  readonly isOpen = signal(true);
  readonly served = signal(0);

  countServed({ detail }: ElementEventMap['ordinacia-ticket-change']) {
    if (detail.action === 'next') this.served.update((count) => count + 1);
  }
}

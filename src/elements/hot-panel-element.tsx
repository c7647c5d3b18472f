import { ChevronDown, ChevronUp } from 'lucide-react';
import { LoggedIn } from '../features/auth/logged-in';
import { HotPanel } from '../features/waiting-room/hot-panel';
import { waitingRoomTexts } from '../texts/waiting-room';
import { IconButton } from '../ui/controls/icon-button';
import { OrdinaciaElement } from './ordinacia-element';
import type { AttributeValue } from './reflecting-element';

/** `<ordinacia-hot-panel>`: the narrow panel alone, for any page that the doctor keeps open. It collapses to a bar. */
export class OrdinaciaHotPanelElement extends OrdinaciaElement {
  static override readonly observedAttributes: readonly string[] = [...OrdinaciaElement.observedAttributes, 'open'];

  /** Whether it is open: it is unless its attribute `open` is `false`. Setting it is reflected. */
  get isOpen(): boolean {
    return isOpen(this.getAttribute('open'));
  }
  set isOpen(isOpen: boolean) {
    if (isOpen !== this.isOpen) this.setAttribute('open', String(isOpen));
  }

  /** Opens it. Set to a boolean, as frameworks do with an attribute's property, it is the same as `isOpen`. */
  get open(): () => void {
    return this.#open;
  }
  set open(value: AttributeValue | (() => void)) {
    if (typeof value !== 'function') this.write('open', value);
  }
  readonly #open = () => {
    this.isOpen = true;
  };

  close(): void {
    this.isOpen = false;
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  protected override changed(name: string, before: string | null, after: string | null): void {
    // What is being created, parsed or upgraded changes nothing yet.
    if (name !== 'open' || !this.isShown || isOpen(before) === isOpen(after)) return;
    this.announce('panel-toggle', { open: isOpen(after) });
  }

  protected override renderContent() {
    const Icon = this.isOpen ? ChevronUp : ChevronDown;
    return (
      <LoggedIn>
        <HotPanel
          isOpen={this.isOpen}
          action={
            <IconButton
              label={this.isOpen ? waitingRoomTexts.collapse : waitingRoomTexts.expand}
              icon={<Icon size={20} strokeWidth={1.5} />}
              aria-expanded={this.isOpen}
              onClick={() => this.toggle()}
            />
          }
        />
      </LoggedIn>
    );
  }
}

const isOpen = (value: string | null) => value !== 'false';

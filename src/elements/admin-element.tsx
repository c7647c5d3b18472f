import { AdminApp } from '../app/admin-app';
import { css } from '../ui/style';
import { OrdinaciaElement } from './ordinacia-element';
import { PanelRouter, type Routing } from './panel-router';

/** `<ordinacia-admin>`: the whole panel. */
export class OrdinaciaAdminElement extends OrdinaciaElement {
  static override readonly observedAttributes = [
    ...OrdinaciaElement.observedAttributes,
    ...['routing', 'base-path', 'registration'],
  ];

  readonly #onRoute = (path: string, title: string) => this.announce('route-change', { path, title });

  protected override renderContent() {
    const basePath = `/${(this.getAttribute('base-path') ?? '/admin').replace(/^\/+|\/+$/g, '')}`;
    return (
      <div className={whole}>
        <PanelRouter routing={this.#routing()} basePath={basePath}>
          <AdminApp hasRegistration={this.getAttribute('registration') !== 'off'} onRoute={this.#onRoute} />
        </PanelRouter>
      </div>
    );
  }

  #routing(): Routing {
    const routing = this.getAttribute('routing');
    return routing === 'hash' || routing === 'memory' ? routing : 'history';
  }
}

const whole = css`
  display: flow-root;
  container: ordinacia-panel / inline-size;
  min-height: inherit;
`;

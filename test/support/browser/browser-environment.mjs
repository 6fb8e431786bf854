import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom has none of, or one of its own that Node's `fetch` does not take. */
const OF_NODE = [
  ...['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'WritableStream', 'TransformStream', 'structuredClone'],
];

/** The library that plays the server opens one for good: it is no reason to stay alive. */
class Channel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom's listeners know no signals of Node's, which are given to `fetch` and listeners alike. */
function takesSignals({ prototype }) {
  const add = prototype.addEventListener;
  prototype.addEventListener = function (type, listener, options) {
    const { signal, ...others } = typeof options === 'object' && options !== null ? options : {};
    if (!(signal instanceof AbortSignal)) return add.call(this, type, listener, options);
    if (signal.aborted) return;
    add.call(this, type, listener, others);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others), { once: true });
  };
}

/** A document for tests of components: jsdom with Node's network, and what a browser draws left out. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of OF_NODE) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = Channel;
    takesSignals(this.global.EventTarget);
    this.global.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }

  /** As Node resolves packages, which is how they are loaded. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

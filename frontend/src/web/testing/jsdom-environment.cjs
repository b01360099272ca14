// jsdom lacks parts of the web platform that Node has. A relative address is resolved as a browser would; the signal is jsdom's own kind,
// which Node's Request refuses, and nothing here is ever aborted.
require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

class PageRequest extends Request {
  constructor(input, { signal: _, ...init } = {}) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.process.env.NODE_ENV = process.env.REACT ?? 'production';
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request: PageRequest,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      WritableStream,
      structuredClone,
      BroadcastChannel,
    });
  }
};

// jsdom leaves out the parts of the web platform that Node has itself.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      ReadableStream,
      TransformStream,
      WritableStream,
      structuredClone,
      BroadcastChannel,
    });
  }
};

// A stand-in for Stripe.js: window.Stripe with the Payment Element, confirmPayment and retrievePaymentIntent.

// A block, so that nothing but window.Stripe is left in the page.
{
  const origin = new URL(document.currentScript.src).origin;

  /** Calls the API as a page may: with the publishable key and the payment's secret. */
  async function call(key, method, path, clientSecret, params = {}) {
    const body = new URLSearchParams({ key, client_secret: clientSecret, ...params });
    try {
      const reply =
        method === 'GET'
          ? await fetch(`${origin}${path}?${body}`, { credentials: 'omit' })
          : await fetch(`${origin}${path}`, { method, body, credentials: 'omit' });
      const json = await reply.json();
      return reply.ok ? { paymentIntent: json } : { error: json.error };
    } catch {
      return { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider.' } };
    }
  }

  const pathOf = (clientSecret) => `/v1/payment_intents/${encodeURIComponent(String(clientSecret).split('_secret_')[0])}`;
  const retrieve = (key, clientSecret) => call(key, 'GET', pathOf(clientSecret), clientSecret);

  /** What is said by a frame of ours. Returns a function that stops listening. */
  function listen(frame, hear) {
    const onMessage = (event) => {
      if (event.origin === origin && event.source === frame.contentWindow && event.data?.from === 'fake-stripe') {
        hear(event.data);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }

  function frameOf(path, title, query) {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.src = `${origin}${path}?${new URLSearchParams({ parent: location.origin, ...query })}`;
    return frame;
  }

  class PaymentElement {
    #elements;
    #frame;
    #stop = () => undefined;
    #listeners = new Map();
    #asked = new Map();

    constructor(elements) {
      this.#elements = elements;
    }

    on(event, callback) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callback]);
      return this;
    }

    off(event, callback) {
      this.#listeners.set(
        event,
        (this.#listeners.get(event) ?? []).filter((one) => one !== callback),
      );
      return this;
    }

    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (place === null || place === undefined) {
        throw new Error(`The selector you specified (${target}) applies to no DOM elements that are currently on the page.`);
      }
      this.unmount();
      const frame = frameOf('/elements/payment', 'Secure payment input frame', { theme: this.#elements.theme });
      Object.assign(frame.style, { border: '0', width: '100%', height: '20rem', display: 'block', colorScheme: 'light' });
      this.#frame = frame;
      this.#stop = listen(frame, (message) => this.#hear(message));
      place.append(frame);
    }

    unmount() {
      this.#stop();
      this.#frame?.remove();
      this.#frame = undefined;
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
      this.#elements.element = null;
    }

    focus() {
      this.tell({ kind: 'focus' });
    }

    update() {}

    tell(message) {
      this.#frame?.contentWindow?.postMessage({ from: 'fake-stripe', ...message }, origin);
    }

    /** What was typed in, or what is wrong with it. */
    collect() {
      if (this.#frame === undefined) {
        const message = 'Invalid value for elements(): the Payment Element is not mounted.';
        return Promise.resolve({ error: { type: 'invalid_request_error', code: 'not_mounted', message } });
      }
      const id = crypto.randomUUID();
      return new Promise((resolve) => {
        this.#asked.set(id, resolve);
        this.tell({ kind: 'collect', id });
      });
    }

    #emit(event, detail) {
      for (const callback of this.#listeners.get(event) ?? []) {
        callback({ elementType: 'payment', ...detail });
      }
    }

    #hear(message) {
      if (message.kind === 'ready') {
        void this.#checkSecret();
      } else if (message.kind === 'resize') {
        this.#frame.style.height = `${message.height}px`;
      } else if (message.kind === 'change') {
        this.#emit('change', { complete: message.complete, empty: message.empty, collapsed: false, value: { type: 'card' } });
      } else if (message.kind === 'collected') {
        this.#asked.get(message.id)?.({ card: message.card, error: message.error });
        this.#asked.delete(message.id);
      }
    }

    /** A form for a payment that is over isn't ready but broken. */
    async #checkSecret() {
      const { paymentIntent, error } = await retrieve(this.#elements.key, this.#elements.clientSecret);
      const status = paymentIntent?.status;
      if (error !== undefined || status === 'canceled' || status === 'succeeded') {
        const message = `This PaymentIntent is in a terminal state (${status}) and cannot be used to initialize Elements.`;
        const over = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message };
        this.#emit('loaderror', { error: error ?? over });
        return;
      }
      this.#emit('ready', {});
    }
  }

  /** What belongs to one payment. */
  function createElements(key, { clientSecret, appearance }) {
    if (!/^pi_\w+_secret_\w+$/.test(clientSecret ?? '')) {
      throw new Error('Invalid value for elements(): clientSecret should be of the form <id>_secret_<secret>.');
    }
    const own = { key, clientSecret, theme: appearance?.theme ?? 'stripe', element: null };
    return {
      create: (type) => {
        if (type !== 'payment') {
          throw new Error(`The stand-in has no element of type ${type}.`);
        }
        own.element = new PaymentElement(own);
        return own.element;
      },
      getElement: (type) => (type === 'payment' ? own.element : null),
      update: (options) => {
        own.theme = options.appearance?.theme ?? own.theme;
        own.element?.tell({ kind: 'theme', theme: own.theme });
      },
      fetchUpdates: async () => ({}),
      submit: async () => {
        const { error } = (await own.element?.collect()) ?? {};
        return error === undefined ? { selectedPaymentMethod: 'card' } : { error };
      },
      clientSecret,
      collect: () =>
        own.element?.collect() ?? Promise.resolve({ error: { type: 'invalid_request_error', message: 'Nothing is mounted.' } }),
    };
  }

  /** Shows the bank's page over everything until it is answered. */
  async function challenge(key, clientSecret) {
    const frame = frameOf('/_challenge', '3-D Secure challenge', { client_secret: clientSecret });
    Object.assign(frame.style, { border: '0', position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647' });
    await new Promise((resolve) => {
      const stop = listen(frame, () => {
        stop();
        resolve();
      });
      document.body.append(frame);
      frame.addEventListener('load', () => frame.contentWindow.focus());
    });
    frame.remove();
    const result = await retrieve(key, clientSecret);
    const failure = result.paymentIntent?.last_payment_error;
    const code = 'payment_intent_authentication_failure';
    return result.paymentIntent?.status === 'requires_payment_method' ? { error: { code, ...failure } } : result;
  }

  async function confirmPayment(key, { elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const secret = clientSecret ?? elements.clientSecret;
    const { card, error } = await elements.collect();
    if (error !== undefined) {
      return { error };
    }
    let result = await call(key, 'POST', `${pathOf(secret)}/confirm`, secret, {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][cvc]': card.cvc,
      return_url: confirmParams.return_url ?? '',
    });
    if (result.paymentIntent?.status === 'requires_action') {
      result = await challenge(key, secret);
    }
    if (result.error !== undefined || redirect === 'if_required') {
      return result;
    }
    const target = new URL(confirmParams.return_url);
    target.searchParams.set('payment_intent', result.paymentIntent.id);
    target.searchParams.set('payment_intent_client_secret', secret);
    target.searchParams.set('redirect_status', 'succeeded');
    location.assign(target);
    // The page is being left, so nobody waits for this any more.
    return new Promise(() => undefined);
  }

  window.Stripe = (key) => {
    if (!String(key).startsWith('pk_')) {
      throw new Error('Please call Stripe() with your publishable key. You used an empty string or a secret key.');
    }
    return {
      elements: (options = {}) => createElements(key, options),
      confirmPayment: (options) => confirmPayment(key, options),
      retrievePaymentIntent: (clientSecret) => retrieve(key, clientSecret),
      registerAppInfo: () => undefined,
    };
  };
  window.Stripe.version = 'endive';
}

import { page } from './html.js';

const field = (name: string, label: string, autocomplete: string, placeholder: string): string => `<div>
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-describedby="${name}-problem">
<p class="problem" id="${name}-problem" role="alert"></p>
</div>`;

/** The form inside the Payment Element's frame. */
export function elementPage(theme: string): string {
  const body = `<form aria-label="Card details" novalidate>
<fieldset>
<legend>Simulated card</legend>
<p class="hint">Nothing is charged. 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for its owner, 4000 0000 0000 0341 fails at the renewal.</p>
${field('number', 'Card number', 'cc-number', '1234 1234 1234 1234')}
<div class="pair">
${field('expiry', 'Expiration date', 'cc-exp', 'MM / YY')}
${field('cvc', 'Security code', 'cc-csc', 'CVC')}
</div>
</fieldset>
</form>`;
  return page('Secure payment input frame', body, theme, 'element.js');
}

/** The page of the bank, which asks whether it is the owner who pays. */
export function challengePage(): string {
  const body = `<main class="page">
<h1 tabindex="-1">3-D Secure (simulated)</h1>
<p>Your bank wants to know whether it is you who pays.</p>
<button type="button" value="true">Complete</button>
<button type="button" value="false">Fail</button>
</main>`;
  return page('3-D Secure challenge', body, 'stripe', 'challenge.js');
}

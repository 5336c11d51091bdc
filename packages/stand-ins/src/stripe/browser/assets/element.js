// The card form inside the Payment Element's frame. It talks only to the page that made the frame.
const parentOrigin = new URLSearchParams(location.search).get('parent');
const form = document.querySelector('form');
const fields = ['number', 'expiry', 'cvc'].map((name) => form.elements.namedItem(name));
const [number, expiry, cvc] = fields;

const say = (message) => window.parent.postMessage({ from: 'fake-stripe', ...message }, parentOrigin);
const digitsOf = (field) => field.value.replaceAll(/\D/g, '');

/** What is wrong with a field, in the words of Stripe's own form. */
const problems = [
  { field: number, code: 'incomplete_number', message: 'Your card number is incomplete.', isWrong: () => digitsOf(number).length < 16 },
  {
    field: expiry,
    code: 'incomplete_expiry',
    message: "Your card's expiration date is incomplete.",
    isWrong: () => !isMonth(digitsOf(expiry)),
  },
  {
    field: expiry,
    code: 'invalid_expiry_year_past',
    message: "Your card's expiration date is in the past.",
    isWrong: () => isPast(digitsOf(expiry)),
  },
  { field: cvc, code: 'incomplete_cvc', message: "Your card's security code is incomplete.", isWrong: () => digitsOf(cvc).length < 3 },
];

function isMonth(digits) {
  const month = Number(digits.slice(0, 2));
  return digits.length === 4 && month >= 1 && month <= 12;
}

function isPast(digits) {
  const now = new Date();
  const months = (2000 + Number(digits.slice(2))) * 12 + Number(digits.slice(0, 2)) - 1;
  return months < now.getFullYear() * 12 + now.getMonth();
}

const firstProblem = (field) => problems.find((problem) => (field === undefined || problem.field === field) && problem.isWrong());

function showProblem(field) {
  const problem = firstProblem(field);
  field.toggleAttribute('aria-invalid', false);
  if (problem !== undefined) {
    field.setAttribute('aria-invalid', 'true');
  }
  document.getElementById(`${field.name}-problem`).textContent = problem?.message ?? '';
}

/** Only what is typed at the end is put in order: elsewhere the caret would jump. */
function format(field) {
  if (field.selectionStart !== field.value.length) {
    return;
  }
  const digits = digitsOf(field);
  if (field === number) {
    field.value = (digits.slice(0, 16).match(/\d{1,4}/g) ?? []).join(' ');
  } else if (field === expiry) {
    field.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
  } else {
    field.value = digits.slice(0, 4);
  }
}

function collect(id) {
  const problem = firstProblem();
  for (const field of fields) {
    showProblem(field);
  }
  if (problem !== undefined) {
    problem.field.focus();
    say({ kind: 'collected', id, error: { type: 'validation_error', code: problem.code, message: problem.message } });
    return;
  }
  say({ kind: 'collected', id, card: { number: digitsOf(number), expiry: digitsOf(expiry), cvc: digitsOf(cvc) } });
}

for (const field of fields) {
  field.addEventListener('input', () => {
    format(field);
    document.getElementById(`${field.name}-problem`).textContent = '';
    field.removeAttribute('aria-invalid');
    say({ kind: 'change', complete: firstProblem() === undefined, empty: fields.every(({ value }) => value === '') });
  });
  field.addEventListener('blur', () => field.value !== '' && showProblem(field));
}
form.addEventListener('submit', (event) => event.preventDefault());

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== window.parent || data?.from !== 'fake-stripe') {
    return;
  }
  if (data.kind === 'collect') {
    collect(data.id);
  } else if (data.kind === 'theme') {
    document.documentElement.dataset.theme = data.theme;
  } else if (data.kind === 'focus') {
    number.focus();
  }
});

new ResizeObserver(() => say({ kind: 'resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(
  document.body,
);
say({ kind: 'ready' });

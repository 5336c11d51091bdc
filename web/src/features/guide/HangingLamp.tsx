type LampShape = { shade: string; bands: string; light: 'cone' | 'halo' };

const cone: LampShape = { shade: 'M73 56h14l31 41H42Z', bands: 'M66 66h28', light: 'cone' };

/** Four lamps, one per mood: two throw their light down, two glow. */
const shapes: readonly LampShape[] = [
  { shade: 'M38 97c2-24 19-41 42-41s40 17 42 41Z', bands: 'M45 80h70', light: 'cone' },
  { shade: 'M80 56a29 29 0 1 1 0 58a29 29 0 1 1 0-58Z', bands: 'M70 58q10 6 20 0', light: 'halo' },
  cone,
  { shade: 'M58 56h44q15 29 0 58H58q-15-29 0-58Z', bands: 'M52 70h56M50 85h60M52 100h56', light: 'halo' },
];

/** When lit, the shade of a cone lamp is coloured and a glowing lamp is bright; in the dark scheme both shine. */
const looks = {
  cone: { shade: 'fill-[light-dark(var(--mood),var(--accent))]', bands: 'stroke-wash' },
  halo: { shade: 'fill-[light-dark(var(--paper),var(--accent))]', bands: 'stroke-[light-dark(var(--accent),var(--wash))]' },
} as const;

function Light({ kind }: { kind: LampShape['light'] }) {
  return kind === 'cone' ? (
    <>
      <path opacity="0.16" d="M44 97-88 460h336L116 97Z" />
      <path opacity="0.2" d="M54 97-14 460h188L106 97Z" />
    </>
  ) : (
    <>
      <circle opacity="0.16" cx="80" cy="85" r="100" />
      <circle opacity="0.24" cx="80" cy="85" r="60" />
    </>
  );
}

const calmly = 'transition-[fill,opacity] duration-(--calm) ease-calm';

/** A lamp in its mood's colour, hanging from the top of its card; lit when the mood is selected. Decorative. */
export function HangingLamp({ index, lit, className }: { index: number; lit: boolean; className: string }) {
  const { shade, bands, light } = shapes[index % shapes.length] ?? cone;
  const look = looks[light];
  return (
    <svg
      viewBox="0 0 160 300"
      preserveAspectRatio="xMidYMin meet"
      className={`overflow-visible ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className={`fill-[light-dark(var(--mood),var(--accent))] ${calmly} ${lit ? 'opacity-100' : 'opacity-0 group-hover:opacity-50'}`}>
        <Light kind={light} />
      </g>
      <path className="stroke-ink" strokeWidth="1.5" d="M80 0v56" />
      <path className="fill-wash" d={shade} />
      <path
        className={`stroke-accent ${calmly} ${lit ? look.shade : 'fill-transparent'}`}
        strokeWidth="2"
        strokeLinejoin="round"
        d={shade}
      />
      <path className={`fill-none ${lit ? look.bands : 'stroke-accent'}`} strokeWidth="1.5" d={bands} />
    </svg>
  );
}

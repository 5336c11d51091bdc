/** Hours on the ruler, up to the end of the longest slot. */
const rulerHours = 10;
const hourWidth = 40;
const hours = Array.from({ length: rulerHours }, (_value, index) => index + 1);

/** The numbers above the bars. Decorative: every slot states its hours as text. */
export function HourRuler() {
  return (
    <div aria-hidden="true" className="grid grid-cols-10 pb-2 text-note leading-none text-ink-soft tabular-nums">
      {hours.map((hour) => (
        <span key={hour} className="pr-1.5 text-right">
          {hour}
          {hour === rulerHours && '\u00a0h'}
        </span>
      ))}
    </div>
  );
}

/** A slot on the ruler: solid up to its minimum, pale up to its maximum. Decorative. */
export function HourBar({ minHours, maxHours, lit }: { minHours: number; maxHours: number; lit: boolean }) {
  const [least, most] = lit ? ['fill-accent', 'fill-wash-edge'] : ['fill-edge', 'fill-line'];
  return (
    <svg
      viewBox={`0 0 ${rulerHours * hourWidth} 20`}
      preserveAspectRatio="none"
      className="h-3 w-full sm:h-5"
      aria-hidden="true"
      focusable="false"
    >
      {hours.map((hour) => {
        const look = hour <= minHours ? least : hour <= maxHours ? most : 'fill-line opacity-40';
        return (
          <rect
            key={hour}
            className={`transition-[fill] duration-(--calm) ${look}`}
            x={(hour - 1) * hourWidth}
            y="0"
            width={hourWidth - 3}
            height="20"
          />
        );
      })}
    </svg>
  );
}

const dayNames: Readonly<Record<string, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** `Tuesday and Thursday to Saturday` of `Tu,Th-Sa`. */
function daysText(days: string): string {
  const parts = days.split(',').map((part) =>
    part
      .split('-')
      .map((day) => dayNames[day] ?? day)
      .join(' to '),
  );
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** When the performances of a house begin, which the server writes like `Tu-Sa 20:30`, or without days; an empty list changes too often. */
export function programmeText(startTimes: readonly string[]): string {
  if (startTimes.length === 0) {
    return 'See the programme';
  }
  const texts = startTimes.map((start) => {
    const [time = '', days] = start.split(' ').toReversed();
    return `${days ? daysText(days) : 'daily'} at\u00a0${time}`;
  });
  return `Performances ${texts.join('; ')}`;
}

import { CloudFog } from 'lucide-react';

/** In place of a forecast: one line, so that the choices stay near. */
export function WeatherMissing() {
  return (
    <div role="status" className="flex min-h-11 items-center gap-3 border-line text-note leading-snug lg:border-y lg:text-body">
      <CloudFog aria-hidden="true" strokeWidth={1.4} className="size-6 shrink-0 text-edge" />
      <div className="flex flex-wrap gap-x-3">
        <p className="font-medium">Weather data temporarily unavailable</p>
        <p className="text-ink-soft">Please check back later</p>
      </div>
    </div>
  );
}

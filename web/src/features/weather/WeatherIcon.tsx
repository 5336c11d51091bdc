import type { Weather } from '@city-genie/contracts/weather/routes';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Moon,
  Sun,
} from 'lucide-react';

type IconName = Weather['forecast'][number]['icon'];

const icons: Readonly<Record<IconName, LucideIcon>> = {
  sun: Sun,
  moon: Moon,
  'sun-cloud': CloudSun,
  'moon-cloud': CloudMoon,
  cloud: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  storm: CloudLightning,
};

/** Decorative: the day's description says the same. */
export function WeatherIcon({ icon }: { icon: IconName }) {
  const Icon = icons[icon];
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />;
}

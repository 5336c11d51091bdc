import {
  Bath,
  Binoculars,
  Church,
  Clapperboard,
  Crown,
  Dices,
  Drama,
  Flower2,
  Frame,
  Grid2x2,
  Landmark,
  Library,
  MapPin,
  Milestone,
  Music,
  Rainbow,
  ShoppingBag,
  Signpost,
  Store,
  Tombstone,
  TreeDeciduous,
  Waves,
  Wine,
} from 'lucide-react';

const icons: Readonly<Record<string, typeof MapPin>> = {
  museum: Landmark,
  gallery: Frame,
  monument: Milestone,
  church: Church,
  palace: Crown,
  park: TreeDeciduous,
  garden: Flower2,
  square: Grid2x2,
  viewpoint: Binoculars,
  street: Signpost,
  market: Store,
  shop: ShoppingBag,
  library: Library,
  theatre: Drama,
  waterside: Waves,
  cemetery: Tombstone,
  passage: Rainbow,
  cinema: Clapperboard,
  music: Music,
  bar: Wine,
  games: Dices,
  bath: Bath,
};

/** Categories that have an icon. */
export const categories: readonly string[] = Object.keys(icons);

/** The icon of a place's category; decorative, next to its name. */
export function CategoryIcon({ category, className = 'size-5' }: { category: string; className?: string }) {
  const Icon = icons[category] ?? MapPin;
  return <Icon aria-hidden="true" strokeWidth={1.6} className={className} />;
}

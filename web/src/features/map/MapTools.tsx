import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton.js';

type MapToolsProps = { onZoom: (by: 1 | -1) => void; onWhole: () => void; onWhere: () => void; isLooking: boolean };

type ToolProps = { label: string; onPress: () => void; isBusy?: boolean; children: ReactNode };

function Tool({ label, onPress, isBusy = false, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      title={label}
      onClick={onPress}
      className="border border-line bg-raised text-ink shadow-rise-1"
      {...(isBusy && { 'aria-busy': true })}
    >
      {children}
    </IconButton>
  );
}

/** What moves the map, for those who don't drag it. */
export function MapTools({ onZoom, onWhole, onWhere, isLooking }: MapToolsProps) {
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.8 } as const;
  return (
    <div className="absolute top-3 right-3 z-1 grid gap-2 [@media(height<480px)]:grid-cols-2">
      <Tool label="Zoom in" onPress={() => onZoom(1)}>
        <Plus {...icon} />
      </Tool>
      <Tool label="Zoom out" onPress={() => onZoom(-1)}>
        <Minus {...icon} />
      </Tool>
      <Tool label="The whole plan" onPress={onWhole}>
        <Maximize {...icon} />
      </Tool>
      <Tool label="Where am I?" onPress={onWhere} isBusy={isLooking}>
        <LocateFixed {...icon} />
      </Tool>
    </div>
  );
}

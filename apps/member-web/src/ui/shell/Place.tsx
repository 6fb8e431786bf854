import type { ShellPlaces, ShellProps } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';

interface Props extends ShellProps {
  of: keyof ShellPlaces;
}

/** Renders the contributions of all modules to one slot of the shell. */
export function Place({ of, openShortcuts }: Props) {
  return useModules().map((module) => {
    const Contribution = module[of];
    return Contribution && <Contribution key={module.name} openShortcuts={openShortcuts} />;
  });
}

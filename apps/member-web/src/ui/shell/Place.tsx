import type { ShellPlaces, ShellProps } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';

interface Props extends ShellProps {
  of: keyof ShellPlaces;
}

/** What the modules put into one place of the shell. */
export function Place({ of, openShortcuts }: Props) {
  return useModules().map((module) => {
    const Contribution = module[of];
    return Contribution && <Contribution key={module.name} openShortcuts={openShortcuts} />;
  });
}

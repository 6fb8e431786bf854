import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { PackageEvent } from './package.events.ts';

export const packageRows = inlineProjection<PackageEvent>({
  name: 'consent.package',
  tables: ['consent.package', 'consent.wording'],
  handles: {
    CookiePackagePublished: ({ data, version }) => [
      sql`insert into consent.package (id, active, package_version, variant, words, version)
          values (1, false, ${data.package_version}, ${data.variant}, ${JSON.stringify(data.words)}::jsonb, ${version})
          on conflict (id) do update set package_version = excluded.package_version, variant = excluded.variant,
            words = excluded.words, version = excluded.version`,
      ...data.wordings.map(
        ({ locale, hash, body }) => sql`
          insert into consent.wording (hash, package_version, variant, locale, body)
          values (${hash}, ${data.package_version}, ${data.variant}, ${locale}, ${body})`,
      ),
    ],
    CookieConsentSwitched: ({ data, version }) => sql`
      update consent.package set active = ${data.active}, version = ${version} where id = 1`,
  },
});

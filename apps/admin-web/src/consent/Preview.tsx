import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useId } from 'react';
import { useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';

export const VARIANTS = ['advanced', 'simple', 'blocking', 'friendly'] as const;
type Variant = (typeof VARIANTS)[number];
type Words = Awaited<ReturnType<typeof api<'GET /get_cookie_package'>>>['data'];

/** Previews each variant of the pop-up with the current form values. The fixed texts come from the public endpoint. */
export function Preview() {
  const translate = useTranslate();
  const locale = useLocale() === 'nl' ? 'nl' : 'en';
  const [chosen, title, text] = useWatch({ name: ['variant', `title_${locale}`, `text_${locale}`] }) as [
    Variant,
    string,
    string,
  ];
  const { data } = useQuery({
    queryKey: ['cookie-package', 'words', locale],
    queryFn: async ({ signal }) => (await api('GET /get_cookie_package', { signal })).data,
  });
  if (!data) return null;
  return (
    <Panel title={translate('consent.preview')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {VARIANTS.map((variant) => (
          <Shown key={variant} variant={variant} words={{ ...data, title, text }} isChosen={variant === chosen} />
        ))}
      </Box>
    </Panel>
  );
}

function Shown({ variant, words, isChosen }: { variant: Variant; words: Words; isChosen: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const name = translate(`consent.variants.${variant}`);
  return (
    <Box component="figure" sx={{ m: 0 }} aria-labelledby={id}>
      <Box component="figcaption" id={id} sx={{ mb: 1, fontSize: '0.875rem', fontWeight: isChosen ? 650 : 450 }}>
        {isChosen ? translate('consent.chosen', { name }) : name}
      </Box>
      <Box
        sx={({ tokens }) => ({
          display: 'flex',
          justifyContent: 'center',
          alignItems: variant === 'blocking' ? 'center' : 'flex-end',
          minHeight: 260,
          p: variant === 'friendly' ? 1.5 : 0,
          borderRadius: '10px',
          border: `1px solid ${isChosen ? tokens.accent : tokens.line}`,
          bgcolor: variant === 'blocking' ? tokens.surface : tokens.sunken,
          overflow: 'hidden',
        })}
      >
        <Box
          sx={({ tokens }) => ({
            display: 'grid',
            gap: 1,
            width: '100%',
            p: 1.5,
            fontSize: '0.8125rem',
            bgcolor: tokens.surface,
            borderRadius: variant === 'friendly' ? '12px' : 0,
          })}
        >
          <strong>{words.title}</strong>
          <span>{words.text}</span>
          {variant === 'advanced' ? (
            <Named names={[words.buttons.all, ...words.categories.map((each) => each.title)]} sign="☐" />
          ) : null}
          {variant === 'friendly' ? <Named names={words.choices.map((each) => each.title)} sign="○" /> : null}
          {/* Inert: the buttons only illustrate the pop-up. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} inert>
            <Button size="small" variant="contained">
              {words.buttons.necessary}
            </Button>
            <Button size="small" variant="contained">
              {words.buttons.accept}
            </Button>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function Named({ names, sign }: { names: readonly string[]; sign: string }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {names.map((name) => (
        <li key={name}>
          <span aria-hidden="true">{sign}</span> {name}
        </li>
      ))}
    </Box>
  );
}

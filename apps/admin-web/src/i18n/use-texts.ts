import { useTranslate } from 'react-admin';

/** A list of texts in the messages; react-admin's translate knows single texts only. */
export function useTexts(key: string): string[] {
  const translate = useTranslate();
  const texts: string[] = [];
  for (let text = translate(`${key}.0`, { _: '' }); text; text = translate(`${key}.${texts.length}`, { _: '' })) {
    texts.push(text);
  }
  return texts;
}

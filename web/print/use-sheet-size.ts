import { PAPERS, type Paper } from '@sternentisch/grammar/print'
import { useEffect } from 'react'

/** Tells the browser how large the sheets are; those of a booklet lie on their sides. A page of ours allows no styles written into it. */
export function useSheetSize(paper: Paper): void {
  useEffect(() => {
    const [width, height] = PAPERS[paper]
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `@page { size: ${width}mm ${height}mm; margin: 0 } @page lying { size: ${height}mm ${width}mm; margin: 0 }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [paper])
}

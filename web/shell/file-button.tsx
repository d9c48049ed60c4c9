import './file-button.css'

interface Props {
  readonly words: string
  readonly accept: string
  onFile(file: File): void
}

/** A button that asks for a file. */
export const FileButton = ({ words, accept, onFile }: Props) => (
  <label className="button choose-file">
    {words}
    <input
      type="file"
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0]
        // The same file, mended, can be chosen again.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  </label>
)

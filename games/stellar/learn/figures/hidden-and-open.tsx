export const HiddenAndOpen = () => null

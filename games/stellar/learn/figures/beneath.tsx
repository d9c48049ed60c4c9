export const Beneath = () => null

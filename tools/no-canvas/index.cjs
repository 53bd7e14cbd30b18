// Empty: pdf.js then finds no canvas, as on a machine where the library could not be installed.
module.exports = {}

@rem The scripts of package.json begin with the exec of sh: npm then waits for the server instead of a shell. Windows has none.
@%*
